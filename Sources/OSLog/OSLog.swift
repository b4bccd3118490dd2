// What `import OSLog` gives.
@_exported public import os

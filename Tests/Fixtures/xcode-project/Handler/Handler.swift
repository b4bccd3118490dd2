class Handler: INExtension {}

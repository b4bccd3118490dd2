// The copy of ICU that comes with Swift's Foundation and holds its locale data.  Its functions
// carry a prefix, so that they live beside a system's own copy.
#include <_foundation_unicode/ubrk.h>
#include <_foundation_unicode/uformattedvalue.h>
#include <_foundation_unicode/unumberformatter.h>

#include "CAgateKernels.h"

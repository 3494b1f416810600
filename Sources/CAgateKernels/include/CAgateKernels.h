#ifndef CAGATE_KERNELS_H
#define CAGATE_KERNELS_H

#endif

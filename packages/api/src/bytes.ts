/** Bytes in a gibibyte. */
export const GiB = 2 ** 30

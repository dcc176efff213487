/** As long as a name may be. */
export const longName = 'payments-reconciliation-worker-with-a-name-that-nobody-abbreviates'.slice(0, 63)

export const uuid = '4f6b2c1e-93a7-4d0e-8b55-6f0a1c2d3e4f'

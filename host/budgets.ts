/**
 * The most that each part may weigh: scripts and styles in kB (1000 bytes), gzipped. Present sizes and about ten percent; a
 * commit that raises one says what the customer gets for it.
 */
export const budgets = { 'first screen': 204.9, later: 203, boot: 1.3 }

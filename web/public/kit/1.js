// The kit for boards from elsewhere, version 1: the things the house itself draws with, as elements (spy-paper,
// spy-card, spy-face, spy-dialog), and its stage. What each takes stands in 1.d.ts, beside this file.
export const { Stage } = await globalThis.spyhouse.kit()

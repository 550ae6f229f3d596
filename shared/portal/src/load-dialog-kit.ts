/** A chunk that builds on the one with the kit, so that no module of the kit is there twice. */
export const loadDialogKit = () => import(/* webpackChunkName: "dialogs" */ './dialog-kit.ts')

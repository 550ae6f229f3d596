// What dialogs are made of, besides the kit. The host provides it as it does the kit, and loads it after the first screen.
export { Dialog } from '@portal/ui'

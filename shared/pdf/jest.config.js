export { node as default } from '@portal/build/jest'

import type { Portal } from '@nordtal/remote'
import '@nordtal/remote/components.css'
import { createApp, type App as VueApp } from 'vue'
import Page from './page.vue'

interface Info {
  dom: HTMLElement
  basename: string
  portal: Portal
}

export default () => {
  let app: VueApp | undefined
  return {
    render({ dom, portal }: Info) {
      app = createApp(Page, { portal })
      app.mount(dom)
    },
    destroy() {
      app?.unmount()
    },
  }
}

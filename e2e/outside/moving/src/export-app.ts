import type { Portal } from '@nordtal/remote'
import '@nordtal/remote/components.css'
import { createApp, type App as VueApp } from 'vue'
import { createRouter, createWebHistory, type RouterHistory, RouterView } from 'vue-router'
import Address from './address.vue'
import { PORTAL } from './portal.ts'
import Start from './start.vue'

interface Info {
  dom: HTMLElement
  basename: string
  portal: Portal
}

export default () => {
  let app: VueApp | undefined
  let history: RouterHistory | undefined
  return {
    render({ dom, basename, portal }: Info) {
      const routes = [
        { path: '/', component: Start },
        { path: '/address', component: Address },
      ]
      history = createWebHistory(basename)
      const router = createRouter({ history, routes })
      app = createApp(RouterView).provide(PORTAL, portal).use(router)
      app.mount(dom)
    },
    destroy() {
      app?.unmount()
      // Otherwise it would still write addresses.
      history?.destroy()
    },
  }
}

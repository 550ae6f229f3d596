import type { Portal } from '@nordtal/remote'
import { createRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Bills } from './bills.tsx'

interface Info {
  dom: HTMLElement
  basename: string
  portal: Portal
}

export default () => {
  let root: Root | undefined
  return {
    render({ dom, basename, portal }: Info) {
      root = createRoot(dom)
      root.render(
        <BrowserRouter basename={basename}>
          <Bills portal={portal} />
        </BrowserRouter>,
      )
    },
    destroy() {
      root?.unmount()
    },
  }
}

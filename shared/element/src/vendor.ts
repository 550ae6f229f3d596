// What the elements of a page share: the build of this package. shared/build/src/vendor.ts has the names. The build takes the
// exports of a library from its facade.
import * as react from 'react'

export * as bffClient from '@portal/bff-client'
export * as reactQuery from '@tanstack/react-query'
export * as i18next from 'i18next'
export { createLucideIcon } from 'lucide-react'
export * as jsxRuntime from 'react/jsx-runtime'
export * as reactDom from 'react-dom'
export * as reactI18next from 'react-i18next'
export * as rxjs from 'rxjs'
export { mountElement } from './mount-element.tsx'
export * as reactRouter from './routing/remote-router.ts'
export { react }

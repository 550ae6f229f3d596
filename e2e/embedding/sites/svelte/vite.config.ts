import { site } from '@solarstadt/shared/vite'
import { svelte } from '@sveltejs/vite-plugin-svelte'

export default site(svelte())

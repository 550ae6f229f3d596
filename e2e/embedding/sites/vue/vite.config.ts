import { site } from '@solarstadt/shared/vite'
import vue from '@vitejs/plugin-vue'

export default site(
  vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('nordtal-') } } }),
)

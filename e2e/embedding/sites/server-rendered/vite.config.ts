import { site } from '@solarstadt/shared/vite'

export default site()

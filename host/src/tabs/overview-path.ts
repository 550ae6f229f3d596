export const OVERVIEW_PATH = '/overview'

// Served as /elements/loader.js.
import '@portal/embed/loader'

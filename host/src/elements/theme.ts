// Served as /elements/theme.js, beside theme.html.
import '@portal/embed/theme-editor'

// The colors for browsers without `light-dark()`: Chrome and Edge before 123, Safari before 17.5.
import './tokens.css?older'
import '@portal/brands/themes.css?older'

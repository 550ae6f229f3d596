export const PASSWORD = 'Sonnenschein-2026'
export const PORTAL = 'http://localhost:3000'
export const AUDIENCE = 'https://api.nordtal-energie.example/'
export const CLIENT_ID = 'nordtal-portal'
export const SOLARSTADT = {
  id: 'solarstadt',
  name: 'Solarstadt',
  origins: ['https://solarstadt.example'],
  redirects: ['https://solarstadt.example/konto'],
}
export const MANAGEMENT_CLIENT = { id: 'nordtal-bff', secret: 'a-secret-of-the-tests-alone' }
export const anna = { subject: 'auth0|anna', email: 'anna.becker@post.example', name: 'Anna Becker' }
export const ben = { subject: 'auth0|ben', email: 'Ben.Carstens@post.example', name: 'Ben Carstens' }
export const carla = { subject: 'auth0|carla', email: 'carla.dietz@post.example', name: 'Carla Dietz' }

import type { FastifyInstance } from 'fastify'
import { docsRoutes } from './docs/docs.routes.ts'
import { openApiDocument } from './openapi-document.ts'

export function openApiRoutes(app: FastifyInstance, options: { takesPersonas: boolean }): void {
  const document = openApiDocument(options)
  app.get('/openapi.json', async () => document)
  docsRoutes(app, document)
}

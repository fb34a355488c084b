import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { methodsOf } from './conditional.ts'

export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Portal Pangan Segar',
        version: '0.1.0',
        description: 'Antarmuka portal: akun, PSAT, OKKP, Pasar Pangan.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => {
      if (!('openapiObject' in document)) return {}
      // HEAD is what GET says, for every address.
      for (const path of Object.values(document.openapiObject.paths ?? {})) delete path?.head
      return document.openapiObject
    },
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list' },
  })
  app.route({
    method: methodsOf('GET'),
    url: '/api/openapi.json',
    config: { access: 'publik' },
    schema: { hide: true },
    handler: async () => app.swagger(),
  })
}

import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { type Config, publicUrl } from '#platform/config.ts'
import type { Portal } from '#platform/portal.ts'
import { methodsOf } from '../conditional.ts'
import { describeOperation } from './operation.ts'
import { tidyDocument } from './tidy-document.ts'

const description = `Antarmuka portal: akun, PSAT, OKKP, Pasar Pangan.

Masuk lewat \`/api/user/login\`, lalu kirim \`accessToken\` sebagai \`Authorization: Bearer …\`. Pemanggil tanpa kuki
masuk dengan \`refresh_in_body: true\`, lalu mengirim \`refresh_token\` ke \`/api/auth/refresh\`. Setiap penolakan
berbentuk \`Galat\`: \`code\` untuk program, \`message\` untuk orang, \`errors\` menurut kolomnya. Perubahan yang
dikirim ulang dengan \`Idempotency-Key\` yang sama dijalankan sekali. HEAD dijawab seperti GET.`

type Transform = ReturnType<typeof createJsonSchemaTransform>
const toJson: Transform = createJsonSchemaTransform({ zodToJsonConfig: { override: () => undefined } })

/** Hides routes without a contract, because they serve web pages and files. */
const transformFor =
  ({ permissions }: Portal): Transform =>
  (document) => {
    const { contract, access = 'publik' } = document.route.config ?? {}
    const schema = contract ? describeOperation(permissions, contract, access) : { hide: true }
    return toJson({ ...document, schema })
  }

export async function describeApi(app: FastifyInstance, config: Config, portal: Portal): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Portal Pangan Segar',
        version: '0.1.0',
        description,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl(config) }],
      tags: Object.entries(portal.tags).map(([name, text]) => ({ name, description: text })),
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: transformFor(portal),
    transformObject: (document) => tidyDocument(jsonSchemaTransformObject(document)),
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
    handler: async () => app.swagger(),
  })
}

import { AppError } from '@portal/domain/platform/errors'

/** Returns a service of OSS. Refuses the request if OSS is not configured, so that the service does not exist. */
export function requireOss<Service>(service: Service | undefined): Service {
  if (!service) throw new AppError('OSS_TIDAK_AKTIF')
  return service
}

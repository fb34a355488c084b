import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { provideProgram, runAs } from '../../tools/debian-postgres.ts'
import { fillSample } from '../sample.ts'

/** What Debian's nginx.conf does for /etc/nginx/conf.d, for a user without rights. */
const main = (folder: string, site: string) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log notice;
events {}
http {
    access_log off;
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
    include ${site};
}
`

function createCertificate(folder: string): { key: string; certificate: string } {
  const key = join(folder, 'key.pem')
  const certificate = join(folder, 'certificate.pem')
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', key, '-out', certificate]
  const program = provideProgram('/usr/bin/openssl', 'openssl')
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-noenc', '-days', '2']
  spawnSync(program, ['req', ...kind, ...subject, ...files])
  return { key, certificate }
}

/** Starts Debian's nginx with deploy/nginx/portal.conf in front of two servers. */
export async function startNginx(
  parent: string,
  ports: { http: number; https: number; servers: [number, number] },
) {
  const folder = join(parent, 'nginx')
  mkdirSync(folder)
  const { key, certificate } = createCertificate(folder)
  const site = join(folder, 'portal.conf')
  const settings = {
    NAME: 'localhost',
    SERVER_1: `127.0.0.1:${ports.servers[0]}`,
    SERVER_2: `127.0.0.1:${ports.servers[1]}`,
    HTTP_LISTEN: `127.0.0.1:${ports.http}`,
    HTTPS_LISTEN: `127.0.0.1:${ports.https}`,
    TLS_CERTIFICATE: certificate,
    TLS_KEY: key,
    LOG_DIR: folder,
    OSS_NETWORK: '192.0.2.0/24',
  }
  writeFileSync(site, fillSample('nginx/portal.conf', settings))
  writeFileSync(join(folder, 'nginx.conf'), main(folder, site))
  for (const path of [folder, key, certificate]) if (runAs) chownSync(path, runAs.uid, runAs.gid)

  const program = provideProgram('/usr/sbin/nginx', 'nginx-light')
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
  const child = spawn(program, args, { ...runAs, cwd: '/', stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'))
    const answer = await fetch(`http://127.0.0.1:${ports.http}/`, { redirect: 'manual' }).catch(
      () => undefined,
    )
    if (answer?.status === 308) break
    await pause(100)
  }
  return {
    certificate: readFileSync(certificate, 'utf8'),
    errors: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    /** Requests that nginx sent to the second server after the first one failed. */
    takenOver: () =>
      readFileSync(join(folder, 'portal.log'), 'utf8').match(/\d, 127\.0\.0\.1:/g)?.length ?? 0,
    async stop() {
      child.kill('SIGQUIT')
      await Promise.race([ended, pause(5000)])
      child.kill('SIGKILL')
      process.off('exit', endWithUs)
    },
  }
}

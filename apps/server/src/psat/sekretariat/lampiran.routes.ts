import * as calls from '@portal/domain/psat/sekretariat/lampiran.contract'
import type { FastifyInstance } from 'fastify'
import { ok } from '#platform/http/answers.ts'
import { route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { saveInfo, savePengalihan, savePerubahan } from './info-lampiran.service.ts'
import { decideLampiran, generate, makeLampiran, previewLampiran, readLampiran } from './lampiran.service.ts'
import { signedSummary, signTogether } from './sign-together.service.ts'
import { sign } from './tanda-tangan.service.ts'
import { sendToOss, uploadCertificate } from './terbit.service.ts'

const stored = 'Data telah disimpan'
const changed = 'Data telah diubah'
const processed = 'Data telah diproses'

/** Routes for the steps of track `berkas` from the attachment to the certificate. */
export function lampiranRoutes(app: FastifyInstance, platform: Platform): void {
  for (const [contract, message] of [
    [calls.addInfoPsat, stored],
    [calls.updateInfoPsat, changed],
  ] as const) {
    route(app, contract, {
      access: 'psat.terbitkan',
      audit: 'berkas.info-psat',
      handler: async ({ body, caller }) => ok(await saveInfo(platform, caller, body), message),
    })
  }
  for (const [contract, message] of [
    [calls.addPerubahanData, stored],
    [calls.updatePerubahanData, changed],
  ] as const) {
    route(app, contract, {
      access: 'psat.terbitkan',
      audit: 'berkas.info-psat',
      handler: async ({ body, caller }) => ok(await savePerubahan(platform, caller, body), message),
    })
  }
  for (const [contract, message] of [
    [calls.addPengalihanData, stored],
    [calls.updatePengalihanData, changed],
  ] as const) {
    route(app, contract, {
      access: 'psat.terbitkan',
      audit: 'berkas.info-psat',
      handler: async ({ body, caller }) => ok(await savePengalihan(platform, caller, body), message),
    })
  }
  for (const [contract, message] of [
    [calls.addLampiran, 'Data telah ditambahkan'],
    [calls.updateLampiran, changed],
  ] as const) {
    route(app, contract, {
      access: 'psat.terbitkan',
      audit: 'berkas.lampiran',
      handler: async ({ body, caller }) => ok(await makeLampiran(platform, caller, body), message),
    })
  }
  route(app, calls.generateLampiran, {
    access: 'psat.berkas',
    handler: async ({ params, query, caller }) =>
      ok(await generate(platform, caller.actor, params, query.isOldTemplete)),
  })
  route(app, calls.previewLampiran, {
    access: 'psat.terbitkan',
    audit: { none: 'pratinjau tidak mengubah apa pun' },
    handler: async ({ body, caller }) => ok(await previewLampiran(platform, caller.actor, body)),
  })
  route(app, calls.getLampiran, {
    access: 'psat.berkas',
    handler: async ({ params, caller }) => ok(await readLampiran(platform, caller.actor, params)),
  })
  route(app, calls.approveLampiran, {
    access: 'psat.berkas',
    audit: 'berkas.setujui-lampiran',
    handler: async ({ body, caller }) => ok(await decideLampiran(platform, caller, body), processed),
  })
  route(app, calls.signLampiran, {
    access: 'psat.terbitkan',
    audit: 'berkas.tanda-tangan',
    handler: async ({ body, caller }) => ok(await sign(platform, caller, body), processed),
  })
  route(app, calls.signTogether, {
    access: 'psat.terbitkan',
    audit: 'berkas.tanda-tangan',
    handler: async ({ body, caller }) => {
      const hasil = await signTogether(platform, caller, body)
      return ok(hasil, signedSummary(hasil))
    },
  })
  route(app, calls.submitOss, {
    access: 'psat.terbitkan',
    audit: 'berkas.oss',
    handler: async ({ params, body, caller }) =>
      ok(await sendToOss(platform, caller, params, body), processed),
  })
  route(app, calls.uploadSertificate, {
    access: 'psat.terbitkan',
    audit: 'berkas.sertifikat',
    handler: async ({ body, caller }) => ok(await uploadCertificate(platform, caller, body), stored),
  })
}

import type { TautanRantai } from '@portal/domain/okkp/tindak-lanjut/tautan-rantai'
import {
  batasSetelahUji,
  luaranLabels,
  type Putusan,
} from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.rules'
import { AppError, fieldError, notFound } from '@portal/domain/platform/errors'
import { dayInJakarta, formatDateTime } from '@portal/domain/platform/format'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import type { Trx } from '#platform/database/database.ts'
import type { Stamp } from '#platform/record/stamp.ts'
import { tellConfirmed } from './kabar.service.ts'
import { updateRantai } from './rantai.repository.ts'
import { lockRantai, type RantaiRow } from './tindak-lanjut.repository.ts'

/** Locks an open follow-up with an optimistic lock. The error tells the second caller what the first one did. */
export async function lockSeen(
  trx: Trx,
  scope: RegionScope,
  { id, versi }: TautanRantai,
): Promise<RantaiRow> {
  const chain = await lockRantai(trx, scope, id)
  if (!chain) throw notFound('Tindak lanjut')
  if (chain.ditutup !== null) {
    const by = chain.ditutup_oleh ? ` oleh ${chain.ditutup_oleh}` : ''
    const outcome = chain.luaran ? luaranLabels[chain.luaran] : ''
    throw new AppError('BENTROK', {
      message: `Tindak lanjut ini sudah ditutup${by} pada ${formatDateTime(chain.ditutup)}: ${outcome}. Muat ulang untuk melihatnya.`,
    })
  }
  if (chain.versi !== versi) {
    throw new AppError('BENTROK', {
      message:
        'Orang lain baru saja mengerjakan tindak lanjut ini, mungkin dengan uji atau pengawasan yang sama. Muat ulang untuk melihatnya, lalu simpan lagi bila masih perlu.',
    })
  }
  return chain
}

async function advance(trx: Trx, chain: RantaiRow, status: Putusan, { by, at }: Stamp): Promise<void> {
  const batas_waktu = batasSetelahUji(chain, status, dayInJakarta(at))
  await updateRantai(trx, chain.id, { batas_waktu, versi: chain.versi + 1, updated_at: at })
  if (status === 'TMS') await tellConfirmed(trx, { ...chain, batas_waktu }, by)
}

/** Links a new confirmatory test to the follow-up. A TMS verdict starts the next step. */
export async function takeUji(
  trx: Trx,
  scope: RegionScope,
  link: TautanRantai,
  status: Putusan,
  stamp: Stamp,
): Promise<number> {
  const chain = await lockSeen(trx, scope, link)
  await advance(trx, chain, status, stamp)
  return chain.id
}

export async function followUji(trx: Trx, id: number, status: Putusan, stamp: Stamp): Promise<void> {
  const chain = await lockRantai(trx, { jenis: 'semua' }, id)
  if (chain && chain.ditutup === null) await advance(trx, chain, status, stamp)
}

/** Links a new supervision to the follow-up. If the follow-up had no registration, it takes the supervised one. */
export async function takePengawasan(
  trx: Trx,
  scope: RegionScope,
  link: TautanRantai,
  registrasi: { id: number; menggantikan: number | null },
  { at }: Stamp,
): Promise<number> {
  const chain = await lockSeen(trx, scope, link)
  const known = chain.registrasi_id
  if (known !== null && known !== registrasi.id && known !== registrasi.menggantikan) {
    throw fieldError(
      'registrasi_id',
      `Tindak lanjut ini atas registrasi ${chain.no_registrasi}. Catat pengawasan pada registrasi itu.`,
    )
  }
  await updateRantai(trx, chain.id, {
    registrasi_id: known ?? registrasi.id,
    versi: chain.versi + 1,
    updated_at: at,
  })
  return chain.id
}

import { formatDate } from '@portal/domain/platform/format'
import { notify } from '#akun/index.ts'
import { holdersOf } from '#okkp/kantor/kantor.service.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Dibuka } from './rantai.repository.ts'

const page = (id: number): `/${string}` => `/okkp/admin/tindak-lanjut/${id}`
const what = ({ parameter, komoditas, lokasi }: Dibuka) => `${parameter} pada ${komoditas} (${lokasi})`

const mine: `/${string}` = '/okkp/admin/tindak-lanjut?giliran=saya'
const waiting: `/${string}` = '/okkp/admin/tindak-lanjut?menunggu=uji'

/**
 * Sends one message per region, regardless of the number of follow-ups. Asks the laboratories of the province for the
 * test.
 */
export async function tellOpened(trx: Trx, opened: readonly Dibuka[], by: number | null): Promise<void> {
  const regions = Map.groupBy(opened, ({ provinsi_id, kota_id }) => `${provinsi_id} ${kota_id}`)
  for (const rows of regions.values()) {
    const [first] = rows
    if (!first) continue
    const one = rows.length === 1
    const until = formatDate(first.batas_waktu)
    const found = one
      ? `Rapid test positif: ${what(first)}.`
      : `${rows.length} rapid test positif baru di wilayah Anda.`
    const except = by === null ? {} : { except: by }
    await notify(
      trx,
      { ...(await holdersOf(trx, first)), ...except },
      {
        keterangan: `${found} Mintakan uji konfirmasi paling lambat ${until}.`,
        tautan: one ? page(first.id) : mine,
      },
    )
    await notify(
      trx,
      { roles: ['OKKP_ADMIN_UJILAB'], provinsiId: first.provinsi_id, ...except },
      {
        keterangan: `${found} Uji konfirmasi diminta paling lambat ${until}.`,
        tautan: one ? page(first.id) : waiting,
      },
    )
  }
}

export async function tellConfirmed(trx: Trx, chain: Dibuka, by: number | null): Promise<void> {
  await notify(
    trx,
    { ...(await holdersOf(trx, chain)), ...(by === null ? {} : { except: by }) },
    {
      keterangan: `Uji konfirmasi TMS: ${what(chain)}. Lanjutkan paling lambat ${formatDate(chain.batas_waktu)}.`,
      tautan: page(chain.id),
    },
  )
}

export async function tellDue(trx: Trx, chain: Dibuka, late: boolean): Promise<void> {
  const when = formatDate(chain.batas_waktu)
  const due = late ? `lewat batas waktunya (${when})` : `harus selesai paling lambat ${when}`
  await notify(trx, await holdersOf(trx, chain), {
    keterangan: `Tindak lanjut ${what(chain)} ${due}.`,
    tautan: page(chain.id),
  })
}

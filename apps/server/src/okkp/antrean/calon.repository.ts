import { hariJawab } from '@portal/domain/okkp/pengaduan/pengaduan.rules'
import { expiringWithinDays } from '@portal/domain/okkp/registrasi/registrasi.status'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { hasPermission } from '@portal/domain/portal/permissions'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { istilahList } from '#okkp/batas/pemetaan.repository.ts'
import { turnOf } from '#okkp/kantor/kantor.repository.ts'
import { kasusList } from '#okkp/kasus/kasus.repository.ts'
import { permintaanList } from '#okkp/kasus/permintaan.repository.ts'
import { pengaduanList } from '#okkp/pengaduan/pengaduan.repository.ts'
import { peringatanList } from '#okkp/peringatan/peringatan.repository.ts'
import { registrasiList } from '#okkp/registrasi/daftar/registrasi-list.repository.ts'
import type { PembacaAntrean } from '#platform/antrean/sumber.ts'
import type { Executor } from '#platform/database/database.ts'

type Calon = Promise<RawBuilder<unknown> | undefined>

// The conditions come from the lists, so the queue and the list that it links to agree.

export async function calonKasus(db: Executor, { actor, today, layanan }: PembacaAntrean): Calon {
  const reader = { scope: scopeOf(actor), today }
  const open = await kasusList.matching(db, reader, { status: 'terbuka' })
  const mine = await kasusList.matching(db, reader, { giliran: 'saya' })
  const here = layanan === 'pasar' ? await kasusList.matching(db, reader, { asal: 'rapid_pasar' }) : open
  return sql`select t.id, t.batas_waktu as batas, ${mine} as giliran, false as mendesak
    from okkp.kasus t where ${open} and ${here}`
}

/** Tests that a laboratory was asked for. Offices follow them through the case. */
export async function calonPermintaan(db: Executor, { actor }: PembacaAntrean): Calon {
  if (hasPermission(actor.role, 'tindak-lanjut.kelola')) return undefined
  const open = await permintaanList.matching(db, scopeOf(actor), { keadaan: 'terbuka' })
  return sql`select a.id, a.batas, true as giliran, false as mendesak from okkp.permintaan_uji a where ${open}`
}

/** Reports about illness come first. Reports that wait for their reporter are nobody's work. */
export async function calonPengaduan(db: Executor, { actor }: PembacaAntrean): Calon {
  const reader = { scope: scopeOf(actor), id: actor.id }
  const seen = await pengaduanList.matching(db, reader, {})
  const mine = await pengaduanList.matching(db, reader, { giliran: 'saya' })
  return sql`select t.id, (t.giliran_sejak at time zone 'Asia/Jakarta')::date + ${hariJawab}::int as batas,
      ${mine} as giliran, t.sakit is true as mendesak
    from okkp.pengaduan t where ${seen} and t.status in ('baru', 'diproses')`
}

/** A draft has no due day, but a warning cannot wait. Its authors wait for another person. */
export async function calonPeringatan(db: Executor, { actor }: PembacaAntrean): Calon {
  const drafts = await peringatanList.matching(db, scopeOf(actor), { menunggu: 'ya' })
  const mine = hasPermission(actor.role, 'peringatan.terbitkan')
    ? sql<SqlBool>`not exists (select from okkp.peringatan_versi v
        where v.peringatan_id = t.id and v.terbit is null and ${actor.id}::bigint = any (v.penulis))`
    : sql<SqlBool>`false`
  return sql`select t.id, null::date as batas, ${mine} as giliran, true as mendesak
    from okkp.peringatan t where ${drafts}`
}

/**
 * Registrations that end soon. The centre looks after its own entries. Once the holder was contacted, the renewal is up
 * to the holder.
 */
export async function calonRegistrasi(db: Executor, { actor, today }: PembacaAntrean): Calon {
  const scope = scopeOf(actor)
  const expiring = await registrasiList.matching(db, { scope, today }, { status: 'segera_habis' })
  const central = scope.jenis === 'semua' ? sql<SqlBool>`true` : sql<SqlBool>`false`
  return sql`select r.id, r.exp_sertifikat as batas, false as mendesak,
      case when r.pusat then ${central} else ${turnOf(scope)} end and not exists (
        select from okkp.catatan_kontak c where c.registrasi_id = r.id
          and c.tanggal >= r.exp_sertifikat - ${expiringWithinDays}::int) as giliran
    from okkp.registrasi r cross join lateral (select r.provinsi_id, r.kota_id) t where ${expiring}`
}

/** Terms of regulations with a food in doubt. Limits under them give no verdict until somebody decides. */
export async function calonPemetaan(db: Executor): Calon {
  const doubtful = await istilahList.matching(db, 'semua', { ragu: 'true' })
  return sql`select i.id, null::date as batas, true as giliran, false as mendesak
    from okkp.istilah_pangan i where ${doubtful}`
}

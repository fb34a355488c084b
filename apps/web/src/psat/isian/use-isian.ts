import type { ProfilPerusahaan } from '@portal/domain/akun/perusahaan/perusahaan.contract'
import { kurangProfil } from '@portal/domain/akun/perusahaan/profil-lengkap'
import type { FieldError } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { Draf } from '@portal/domain/psat/draf/draf.contract'
import {
  akhirSertifikat,
  checkIsian,
  type KurangIsian,
  type LangkahIsian,
  langkahIsian,
} from '@portal/domain/psat/isian/isian.rules'
import type { IsianPengajuan } from '@portal/domain/psat/isian/isian.schema'
import { registrasiUntuk } from '@portal/domain/psat/jenis/jenis-pengajuan'
import { useRef, useState } from 'react'
import { useJenisRegistrasi } from '#okkp/index.ts'
import { useDataUsaha, useNamaiPerusahaan } from '#psat/data-usaha/use-data-usaha.ts'
import { useProfilPerusahaan } from '#psat/data-usaha/use-profil-perusahaan.ts'
import { type BidangPilihan, kurangButir } from '#psat/isian/kurang-butir.ts'
import { langkahOf } from '#psat/isian/langkah-isian/langkah-isian-bidang.ts'
import type { IsianEdit } from '#psat/isian/langkah-isian-props.ts'
import type { IsiDraf, Jawaban } from '#psat/isian/save/penyimpan-draf.ts'
import { usePenyimpan } from '#psat/isian/save/use-draf.ts'
import { useLeaveGuard } from '#psat/isian/save/use-leave-guard.ts'
import { isianBersih } from '#psat/isian/send/send-isian.ts'
import { usePersetujuan } from '#psat/isian/send/use-persetujuan.ts'

export function useIsian(draf: Draf) {
  const { penyimpan, dipulihkan, isi, versi, saving } = usePenyimpan(draf)
  const data = useDataUsaha(draf.perusahaan_uuid)
  const profil = useProfilPerusahaan(draf.perusahaan_uuid)
  const jenis = useJenisRegistrasi().data?.find(({ id }) => id === registrasiUntuk[draf.auditType])
  const tahun = jenis?.masa_berlaku_tahun ?? null
  const persetujuan = usePersetujuan(draf, penyimpan, isi.isian.pemilik_baru?.nib ?? '', versi)
  const [ditolak, setDitolak] = useState<Ditolak>()
  const pending = useRef(new Set<Promise<unknown>>())

  const langkah = langkahIsian(draf.auditType, draf.jenisPengajuan)
  const clean = (kini: IsianPengajuan) => (data.data ? isianBersih(kini, data.data) : kini)
  const isian = clean(isi.isian)
  const dikirim = (kini: IsiDraf) => [kini.isian, kini.jawaban, data.data, profil.data]
  const kurang: KurangIsian[] = [
    ...(data.data ? kurangIsian(draf, isian, data.data, tahun) : []),
    ...kurangPerusahaan(profil.data),
    ...kurangPersetujuan(draf, persetujuan.persetujuan?.status),
    ...masihDitolak(ditolak, dikirim(isi)).map((fault) => ({
      ...fault,
      langkah: langkahOf(fault.field, langkah) ?? 'tinjau',
    })),
  ]

  async function saveAll(): Promise<boolean> {
    await Promise.allSettled(pending.current)
    return penyimpan.flush()
  }
  useLeaveGuard({
    saveAll,
    kotor: () => pending.current.size > 0 || penyimpan.dirty(),
    saving: () => penyimpan.state().saving,
  })

  return {
    draf,
    data,
    isian,
    jawaban: isi.jawaban,
    langkahTerakhir: isi.langkah,
    versi,
    langkah,
    kurang,
    saving,
    dipulihkan,
    penyimpan,
    persetujuan,
    saveAll,
    kurangButir: (bidang: BidangPilihan, id: number) =>
      data.data ? kurangButir(data.data, bidang, id, syaratUnit(draf, isian, tahun)) : [],
    perusahaan: useNamaiPerusahaan(draf.perusahaan_uuid),
    edit(change: IsianEdit) {
      penyimpan.edit((kini) => {
        const baru = typeof change === 'function' ? change(kini.isian) : change
        return { ...kini, isian: { ...kini.isian, ...baru } }
      })
    },
    answer(id: number, { jawaban, berkas }: Jawaban[string]) {
      penyimpan.edit((kini) => {
        const lama = kini.jawaban[String(id)] ?? { jawaban: '' }
        // A late upload carries the text from the time of the file selection. Text that the user typed since then wins.
        const berkasBaru = (berkas ?? null) !== (lama.berkas ?? null)
        const baru = berkasBaru ? { jawaban: lama.jawaban || jawaban, berkas } : { ...lama, jawaban }
        return { ...kini, jawaban: { ...kini.jawaban, [id]: baru } }
      })
    },
    waitFor(work: Promise<unknown>) {
      pending.current.add(work)
      void work.finally(() => pending.current.delete(work))
    },
    /** Returns the content to send, including uploads that finished after the last render. */
    terkini() {
      const kini = penyimpan.state().value
      return { isian: clean(kini.isian), jawaban: kini.jawaban }
    },
    refuse: (faults: readonly FieldError[]) =>
      setDitolak({
        faults: faults.map(({ field, message }) => ({ field: field.replace(/^body\./, ''), message })),
        atas: dikirim(penyimpan.state().value),
      }),
  }
}

export type Isian = ReturnType<typeof useIsian>

export interface Ditolak {
  faults: readonly FieldError[]
  /** The sent values and the values that the check depended on. */
  atas: readonly unknown[]
}

/**
 * Returns the server's errors as long as the checked values are unchanged. After any change the user may send again.
 */
export function masihDitolak(ditolak: Ditolak | undefined, kini: readonly unknown[]): readonly FieldError[] {
  return ditolak?.atas.every((satu, index) => satu === kini[index]) ? ditolak.faults : []
}

function syaratUnit({ auditType, jenisPengajuan }: Draf, isian: IsianPengajuan, tahun: number | null) {
  return {
    akhirSertifikat: akhirSertifikat(jenisPengajuan, isian, dayInJakarta(Date.now()), tahun),
    perluSppb: langkahIsian(auditType, jenisPengajuan).includes('produk'),
  }
}

function kurangIsian(
  draf: Draf,
  isian: IsianPengajuan,
  data: NonNullable<ReturnType<typeof useDataUsaha>['data']>,
  tahun: number | null,
): KurangIsian[] {
  const { auditType, jenisPengajuan, jenis_dokumen } = draf
  // The units of the chosen products count too, as on the server.
  const produk = data.produk.filter(({ id }) => isian.info_produk.includes(id))
  const ids = new Set([...isian.unit_produksi, ...produk.flatMap(({ unit_produksi }) => unit_produksi)])
  return checkIsian(auditType, jenisPengajuan, isian, {
    unit: data.unit_produksi.filter(({ id }) => ids.has(id)),
    akhirSertifikat: syaratUnit(draf, isian, tahun).akhirSertifikat,
    jenisDokumen: jenis_dokumen,
  })
}

function kurangPerusahaan(profil: ProfilPerusahaan | undefined): KurangIsian[] {
  const kurang = profil ? kurangProfil(profil) : []
  if (kurang.length === 0) return []
  const message = `Data perusahaan belum lengkap: ${kurang.join(', ')}.`
  return [{ langkah: 'usaha', field: 'perusahaan', message }]
}

/** A revision of a transfer already has its consent. On track `berkas` the new owner has signed on paper. */
function kurangPersetujuan(draf: Draf, status: string | undefined): KurangIsian[] {
  if (draf.jenisPengajuan !== 'pengalihan' || draf.alur === 'berkas') return []
  if (draf.pengajuan || status === 'setuju') return []
  const message =
    status === 'menunggu'
      ? 'Pemilik baru belum menjawab permintaan persetujuan.'
      : 'Minta persetujuan pemilik baru.'
  return [{ langkah: 'pemilik', field: 'persetujuan', message }]
}

/** Returns a function that joins the errors of a field, limited to the steps that the user has visited. */
export function faultOf(
  kurang: readonly KurangIsian[],
  diperiksa: ReadonlySet<LangkahIsian> | 'semua',
): (field: string) => string | undefined {
  return (field) => {
    const found = kurang.filter(
      (fault) => fault.field === field && (diperiksa === 'semua' || diperiksa.has(fault.langkah)),
    )
    return found.length > 0 ? found.map(({ message }) => message).join(' ') : undefined
  }
}

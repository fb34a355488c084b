import { useEffect } from 'react'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { langkahId } from '#psat/berkas/langkah-id.ts'
import { CeklisEditor } from '#psat/lapang/CeklisEditor.tsx'
import { HasilLapang } from '#psat/lapang/HasilLapang.tsx'
import { openLaporanAudit } from '#psat/lapang/kunjungan/use-kunjungan.ts'
import { prepareCeklis } from '#psat/lapang/luring/CeklisLuring.tsx'
import type { AuditLapang } from '#psat/lapang/luring/ceklis-server.ts'
import { berceklis, useCeklis } from '#psat/lapang/use-ceklis.ts'
import type { Meja } from '#psat/temuan/meja/use-meja.ts'

/** Shows the field audit of a file. The team edits the checklist during its stage, all others read it. */
export function CeklisPanel({ meja }: { meja: Meja }) {
  const { berkas, mayCheck } = meja
  const live = mayCheck && berceklis(berkas)
  const { data, error, refetch } = useCeklis(berkas.uuid, { live })
  if (error && !data) {
    return (
      <ErrorState title="Daftar periksa belum dapat dimuat" error={error} onRetry={() => void refetch()} />
    )
  }
  if (!data) return <LoadingRows rows={8} />
  if (live) return <CeklisTim meja={meja} audit={data} />
  return <HasilLapang audit={data} temuan={berkas.temuan} onPrint={() => openLaporanAudit(berkas.uuid)} />
}

/** Brings the card with the step that ends the audit into view. On a phone it stands below the checklist. */
function showLangkah() {
  const card = document.getElementById(langkahId)
  card?.scrollIntoView({ block: 'center' })
  card?.focus({ preventScroll: true })
}

/** Stores the checklist on this device when it opens with a connection, so that it opens offline later. */
function CeklisTim({ meja, audit }: { meja: Meja; audit: AuditLapang }) {
  const { uuid, nama_perusahaan: nama, auditType, temuan } = meja.berkas
  const berkas = { uuid, nama, href: `/psat/admin/perizinan/${auditType}/${uuid}` }
  useEffect(() => {
    void prepareCeklis({
      berkas: { uuid, nama, href: `/psat/admin/perizinan/${auditType}/${uuid}` },
      audit,
    })
  }, [uuid, nama, auditType, audit])
  return (
    <CeklisEditor
      berkas={berkas}
      temuan={temuan}
      audit={audit}
      onTemuan={({ kode, uraian }, { catatan, foto }) =>
        meja.setForm({ bidang: kode, label: uraian, lapangan: { uraian: catatan, foto } })
      }
      onLihat={meja.select}
      onTemuanLain={() => meja.setForm({ bidang: '', label: '', lapangan: { uraian: '', foto: null } })}
      onSelesai={showLangkah}
    />
  )
}

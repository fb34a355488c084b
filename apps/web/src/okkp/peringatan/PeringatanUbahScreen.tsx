import {
  type PeringatanForm as Isian,
  koreksiPeringatan,
  type Peringatan,
  peringatanCalls,
} from '@portal/domain/okkp/peringatan/peringatan.contract'
import { useNavigate } from '@tanstack/react-router'
import { kataUsulan } from '#okkp/peringatan/kata-usulan.ts'
import { PeringatanForm } from '#okkp/peringatan/PeringatanForm.tsx'
import {
  peringatanCrumbs,
  peringatanList,
  usePeringatan,
  useRefreshPeringatan,
} from '#okkp/peringatan/use-peringatan.ts'
import { call } from '#platform/api/client.ts'
import { popup } from '#platform/notices/popup.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'
import { BackButton } from '#platform/ui/link/BackButton.tsx'

/** The draft where there is one, else a correction of what is published. */
export function PeringatanUbahScreen({ id }: { id: number }) {
  return (
    <RecordLoader noun="Peringatan" crumbs={peringatanCrumbs} back={peringatanList} read={usePeringatan(id)}>
      {(peringatan) => <Ubah key={peringatan.versi} peringatan={peringatan} />}
    </RecordLoader>
  )
}

function Ubah({ peringatan }: { peringatan: Peringatan }) {
  const navigate = useNavigate()
  const refresh = useRefreshPeringatan()
  const { id, versi, draf, riwayat, jenis, provinsi_id } = peringatan
  const isi = draf ?? riwayat[0]
  const correcting = draf === null || draf.tindakan !== 'terbit'

  async function save(form: Isian) {
    const body = { ...form, id, versi }
    if (draf) await call(peringatanCalls.update, { body })
    else await call(koreksiPeringatan, { body })
    popup.success('Disimpan dan menunggu orang kedua')
    await refresh()
    void navigate({ to: `${peringatanList}/$id`, params: { id: String(id) } })
  }

  if (!isi) return null
  const { judul, pangan, isi: words, saran, bets, nomor_izin } = isi
  return (
    <>
      <PageHeader
        title={draf ? `Ubah ${kataUsulan[draf.tindakan].sebutan}` : 'Tulis koreksi'}
        meta={
          draf
            ? `Siapa pun yang mengubahnya menjadi penulisnya, jadi bukan ia yang ${kataUsulan[draf.tindakan].kataKerja}.`
            : 'Versi yang sekarang tetap dapat dibaca umum di riwayatnya.'
        }
        crumbs={[...peringatanCrumbs, { label: judul, to: `${peringatanList}/${id}` }]}
      />
      <PeringatanForm
        initial={{
          jenis,
          judul,
          pangan,
          isi: words,
          saran,
          bets,
          nomor_izin,
          provinsi_id,
          alasan: draf?.alasan ?? null,
        }}
        draftKey={`peringatan-${id}-${versi}`}
        submitLabel={`Simpan ${kataUsulan[draf?.tindakan ?? 'koreksi'].sebutan}`}
        correcting={correcting}
        onSubmit={save}
        extraActions={<BackButton to={`${peringatanList}/${id}`}>Kembali</BackButton>}
      />
    </>
  )
}

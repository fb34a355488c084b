import {
  type PeringatanForm as Isian,
  peringatanCalls,
} from '@portal/domain/okkp/peringatan/peringatan.contract'
import { useNavigate } from '@tanstack/react-router'
import { PeringatanForm } from '#okkp/peringatan/PeringatanForm.tsx'
import { peringatanCrumbs, peringatanList, useRefreshPeringatan } from '#okkp/peringatan/use-peringatan.ts'
import { call } from '#platform/api/client.ts'
import { popup } from '#platform/notices/popup.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { BackButton } from '#platform/ui/link/BackButton.tsx'

const blank = {
  jenis: null,
  judul: '',
  pangan: '',
  isi: '',
  saran: '',
  bets: null,
  nomor_izin: null,
  provinsi_id: null,
  alasan: null,
}

export function PeringatanBaruScreen() {
  const navigate = useNavigate()
  const refresh = useRefreshPeringatan()

  async function save(body: Isian) {
    const { data } = await call(peringatanCalls.add, { body })
    popup.success('Draf disimpan dan menunggu orang kedua')
    void refresh()
    void navigate({ to: `${peringatanList}/$id`, params: { id: String(data.id) } })
  }

  return (
    <>
      <PageHeader
        title="Tulis peringatan"
        meta="Draf ini baru tampil bagi umum setelah diterbitkan orang lain dari OKKP Pusat."
        crumbs={peringatanCrumbs}
      />
      <PeringatanForm
        initial={blank}
        draftKey="peringatan-baru"
        submitLabel="Simpan draf"
        correcting={false}
        onSubmit={save}
        extraActions={<BackButton to={peringatanList}>Kembali ke daftar</BackButton>}
      />
    </>
  )
}

import { ActionIcon, Button, TextInput } from '@mantine/core'
import { dataUsahaCalls } from '@portal/domain/psat/data-usaha/data-usaha.contract'
import type { DataUsaha, JenisDataUsaha } from '@portal/domain/psat/data-usaha/data-usaha.schema'
import { IconAlertTriangle, IconEdit, IconPlus, IconSearch } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/api/client.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { popup, successText } from '#platform/notices/popup.ts'
import { Section } from '#platform/page/Section.tsx'
import { DeleteButton } from '#platform/ui/DeleteButton.tsx'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'
import { EmptyState } from '#platform/ui/states/states.tsx'
import { type Butir, kelompokDataUsaha } from '#psat/data-usaha/butir-data-usaha.ts'
import classes from '#psat/data-usaha/DataUsaha.module.css'
import { DataUsahaModal } from '#psat/data-usaha/DataUsahaModal.tsx'
import { useRefreshDataUsaha } from '#psat/data-usaha/use-data-usaha.ts'
import { useOpenData } from '#psat/data-usaha/use-open-data.ts'

const searchFrom = 8

export function DaftarDataUsaha({ jenis, data }: { jenis: JenisDataUsaha; data: DataUsaha }) {
  const { nama, judul, arti, butir } = kelompokDataUsaha[jenis]
  const { form, openForm, closeForm } = useOpenData(jenis, data)
  const [query, setQuery] = useState('')
  const semua = butir(data)
  const tampil = semua.filter((satu) => matches(satu, query))
  const addButton = (
    <Button leftSection={<Icon of={IconPlus} />} onClick={() => openForm()}>
      Tambah {nama}
    </Button>
  )
  return (
    <Section title={judul} text={arti} actions={semua.length > 0 && addButton}>
      {semua.length > searchFrom && (
        <TextInput
          className={classes.search}
          aria-label={`Cari ${nama}`}
          placeholder={`Cari ${nama}`}
          leftSection={<Icon of={IconSearch} />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      )}
      {semua.length === 0 && (
        <EmptyState
          title={`Belum ada ${nama}`}
          text="Simpan sekali di sini, lalu pakai di setiap permohonan."
          action={addButton}
        />
      )}
      {semua.length > 0 && tampil.length === 0 && <EmptyState title={`Tidak ada ${nama} yang cocok`} />}
      <ul className={classes.list}>
        {tampil.map((satu) => (
          <li key={satu.id} className={classes.item}>
            <ButirWords butir={satu} />
            <span className={classes.tools}>
              <ActionIcon aria-label={`Ubah ${satu.judul}`} onClick={() => openForm(satu.id)}>
                <Icon of={IconEdit} size={20} />
              </ActionIcon>
              <HapusButton jenis={jenis} butir={satu} />
            </span>
          </li>
        ))}
      </ul>
      {form && (
        <DataUsahaModal
          jenis={jenis}
          id={form.id}
          data={data}
          perusahaan={undefined}
          onSaved={({ message }) =>
            popup.success(message || (form.id ? successText.diubah : successText.ditambahkan))
          }
          onClosed={closeForm}
        />
      )}
    </Section>
  )
}

function ButirWords({ butir }: { butir: Butir }) {
  return (
    <div className={classes.words}>
      <b>{butir.judul}</b>
      {butir.rincian.map((teks) => (
        <span key={teks}>{teks}</span>
      ))}
      {butir.kosong && butir.kosong.length > 0 && (
        <p>
          <StatusBadge tone="warn" icon={IconAlertTriangle}>
            Belum lengkap: {butir.kosong.join(', ')}
          </StatusBadge>
        </p>
      )}
    </div>
  )
}

function HapusButton({ jenis, butir }: { jenis: JenisDataUsaha; butir: Butir }) {
  const refresh = useRefreshDataUsaha()
  const { nama } = kelompokDataUsaha[jenis]
  const removal = useMutation({
    mutationFn: () => call(dataUsahaCalls[jenis].remove, { query: { id: butir.id } }),
    onSuccess: async ({ message }) => {
      await refresh()
      popup.success(message)
    },
  })
  return (
    <DeleteButton
      nama={butir.judul}
      noun={nama}
      text="Permohonan yang sudah dikirim tidak berubah."
      loading={removal.isPending}
      onDelete={() => removal.mutate()}
    />
  )
}

function matches({ judul, rincian }: Butir, query: string): boolean {
  return [judul, ...rincian].join(' ').toLowerCase().includes(query.trim().toLowerCase())
}

import type { RegistrasiLengkap } from '@portal/domain/okkp/registrasi/registrasi.contract'
import type { ReactNode } from 'react'
import type { JenisRegistrasi } from '#okkp/registrasi/use-pilihan.ts'
import { registrasiRecord } from '#okkp/registrasi/use-registrasi.ts'
import { RecordLoader } from '#platform/record/RecordLoader.tsx'

interface RegistrasiLoaderProps {
  id: number
  children: (registrasi: RegistrasiLengkap, jenis: JenisRegistrasi) => ReactNode
}

export function RegistrasiLoader({ id, children }: RegistrasiLoaderProps) {
  const { useRead, noun, crumbs, list } = registrasiRecord
  return (
    <RecordLoader read={useRead({ id: String(id) })} noun={noun} crumbs={crumbs} back={list}>
      {({ jenis, ...registrasi }) => children(registrasi, jenis)}
    </RecordLoader>
  )
}

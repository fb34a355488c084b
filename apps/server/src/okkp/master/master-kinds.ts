import { type JenisParameter, type MasterName, masters } from '@portal/domain/okkp/master.contract'
import { jenisTetap } from '@portal/domain/okkp/registrasi.fields'
import { masterTables, parameterTable } from './master.repository.ts'
import type { MasterKind } from './master.service.ts'

/** Kinds of certificate, test and rapid test that the specification numbers. */
const fixed: Partial<Record<MasterName, readonly number[]>> = {
  jenisRegistrasi: jenisTetap,
  jenisSertifikat: [1, 2, 3, 4],
  jenisUjiLab: [1, 2, 3, 4],
  jenisRapidTest: [1, 2, 3, 4],
}

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const masterKinds = (Object.keys(masters) as MasterName[]).map((name): [MasterName, MasterKind] => [
  name,
  {
    noun: masters[name].noun,
    record: dashed(name),
    table: masterTables[name],
    fixed: fixed[name] ?? [],
  },
])

export function parameterKind(jenis: JenisParameter): MasterKind {
  return { noun: 'Parameter', record: 'parameter', table: parameterTable(jenis) }
}

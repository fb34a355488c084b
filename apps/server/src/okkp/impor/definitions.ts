import type { JenisImpor } from '@portal/domain/okkp/impor.contract'
import { registrasiImpor } from './impor-registrasi.definition.ts'
import type { ImportDefinition } from './import-definition.ts'

const definitions: Record<JenisImpor, ImportDefinition> = {
  registrasi: registrasiImpor,
}

export function definitionOf(jenis: string): ImportDefinition {
  const definition = definitions[jenis as JenisImpor]
  if (!definition) throw new Error(`Impor "${jenis}" tidak dikenal`)
  return definition
}

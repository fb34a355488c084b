import type { Command } from './command.ts'
import { repeat, snoop, stealKey } from './intrusion.ts'
import { apply, enterFile, hurryFile, raceFile, sendLicence, stepFile } from './licence.ts'
import { answerReport, deputise, report, warn } from './public.ts'
import { deleteRegistration, importRows, register, undoImport } from './registry.ts'
import { addLab, addRapid, deleteRapid, stepCase } from './tests.ts'

export const commands = {
  'oss licence': sendLicence,
  apply,
  'enter file': enterFile,
  'step file': stepFile,
  'hurry file': hurryFile,
  'race file': raceFile,
  rapid: addRapid,
  'delete rapid': deleteRapid,
  lab: addLab,
  case: stepCase,
  register,
  'delete registration': deleteRegistration,
  import: importRows,
  undo: undoImport,
  report,
  'answer report': answerReport,
  deputy: deputise,
  warn,
  snoop,
  repeat,
  'steal key': stealKey,
} satisfies Record<string, Command>

export type CommandName = keyof typeof commands
export const commandNames = Object.keys(commands) as CommandName[]

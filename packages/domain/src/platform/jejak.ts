/** Words with which the audit trail names records and their fields, as the forms call them. Each wing has one table. */
export interface KataJejak {
  /** Kind of record, the part of `jenis/kunci` before the slash. */
  rekaman: Readonly<Record<string, string>>
  kolom: Readonly<Record<string, string>>
  /** Names of fields that mean something else in one kind of record. */
  khusus?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Texts of values that a table of the wing names, such as stages. */
  nilai?: Readonly<Record<string, (value: string) => string | undefined>>
}

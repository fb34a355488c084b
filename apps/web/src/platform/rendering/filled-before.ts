/** Returns the values that the user entered in a server-rendered form before hydration. */
export function filledBefore(form: HTMLFormElement | null): Record<string, string> {
  const filled: Record<string, string> = {}
  for (const field of form?.elements ?? []) {
    const changed =
      (field instanceof HTMLInputElement && field.value !== field.defaultValue) ||
      (field instanceof HTMLSelectElement && field.selectedIndex !== deliveredIndex(field))
    if (changed && field.name) filled[field.name] = field.value
  }
  return filled
}

function deliveredIndex({ options }: HTMLSelectElement): number {
  return Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  )
}

export const palette = {
  ink: '#171E1A',
  ink2: '#4B524D',
  ink3: '#666E69',
  line: '#D4D9D6',
  brand: '#0E6743',
  brandInk: '#094E32',
  brandSoft: '#EFFAF4',
  warnSoft: '#FDF6E6',
  warnEdge: '#C47B07',
  leaf: '#F5A92D',
  sunken: '#F7FAF8',
  white: '#FFFFFF',
} as const

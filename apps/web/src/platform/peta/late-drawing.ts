import type { MapDrawingProps } from '#platform/peta/MapDrawing.tsx'
import { late } from '#platform/ui/late.ts'

export const MapDrawing = late<MapDrawingProps>(
  async () => (await import('#platform/peta/MapDrawing.tsx')).MapDrawing,
)

/** The drawing and its outlines, so that a map can be drawn at once. */
export const prepareMap = (map: MapDrawingProps['map']) =>
  Promise.all([MapDrawing.fetch(), import('#platform/peta/map-files.ts').then(({ loadMap }) => loadMap(map))])

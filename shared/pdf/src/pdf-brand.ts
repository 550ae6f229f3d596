export type ColorName = 'brand' | 'onBrand' | 'accent' | 'ink' | 'muted' | 'page' | 'border'

/** A picture of SVG paths in a square, in the colours of the brand. */
export interface Mark {
  /** Length of the square's side, in the units of the paths. */
  size: number
  shapes: { path: string; fill?: ColorName; stroke?: ColorName; strokeWidth?: number }[]
}

export interface PdfBrand {
  name: string
  colors: Record<ColorName, string>
  mark?: Mark
}

/**
 * For tests: happy-dom has neither canvas nor layout. uPlot itself runs; what it draws goes nowhere, and every element is
 * 640 pixels wide.
 */
export function stubCanvas(): void {
  const pen = new Proxy<Record<string, unknown>>(
    { measureText: (text: string) => ({ width: text.length * 7 }) },
    {
      get: (drawn, name) => (typeof name === 'string' && name in drawn ? drawn[name] : () => {}),
      set: (drawn, name, value) => {
        if (typeof name === 'string') drawn[name] = value
        return true
      },
    },
  )
  Object.assign(globalThis, { Path2D: PathStub })
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    configurable: true,
    value(this: HTMLCanvasElement) {
      pen['canvas'] = this
      return pen
    },
  })
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 640 })
}

class PathStub {
  moveTo() {}
  lineTo() {}
  rect() {}
  arc() {}
  closePath() {}
  addPath() {}
}

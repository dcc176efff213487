// A classic script for the head of the page: it runs before the first paint, so nobody sees the wrong theme flash.
// It stands alone, because the content security policy allows no inline script and a module would come too late.
;(function () {
  var light = matchMedia('(prefers-color-scheme: light)')
  function apply() {
    var stored = null
    try {
      stored = localStorage.getItem('plenum-theme')
    } catch {
      // Storage is refused: follow the system.
    }
    var isLight = stored === 'light' || (stored !== 'dark' && light.matches)
    document.documentElement.dataset.theme = isLight ? 'light' : 'dark'
  }
  apply()
  light.addEventListener('change', apply)
  addEventListener('storage', apply)
})()

/** Inline script that marks pictures failing before hydration, so that no broken image is visible. */
export const PRE_HYDRATION_PICTURES_SCRIPT =
  "addEventListener('error',({target:t})=>{if(t.tagName==='IMG')t.dataset.failed=''},true)";

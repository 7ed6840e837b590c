/** Runs before anything else in the document: marks pictures that fail before the app is there, so that no broken frame is seen. */
export const PRE_HYDRATION_PICTURES_SCRIPT =
  "addEventListener('error',({target:t})=>{if(t.tagName==='IMG')t.dataset.failed=''},true)";
